# Bots: players that are programs from outside

bot-late = No answer came within { $seconds } s.
bot-closed = Nothing more comes from the program.
bot-ended = The program has ended (exit code { $code }). Its last words: { $words }
bot-no-json = This is no JSON object: { $given }
bot-not-ready = This does not say that it is ready ({ "{" }"type":"ready","protocol":{ $protocol }{ "}" }): { $given }
bot-no-answer = Its “answer” is not the number of an option: { $given }
bot-not-offered = { $given } is not offered: the options are 0 to { $last }.
bot-other-question = This answers another question ({ $given }) than number { $number }.
bot-conceded = It conceded.

complaint-bot-no-command = “{ $given }” is no command that starts a bot. Write, for example, bot:python3 mybot.py
complaint-bot-no-program = There is no program “{ $given }”.
complaint-bot-not-started = The bot “{ $given }” cannot be started: { $problem }
complaint-bot-unfit = The bot “{ $given }” is not fit to play: { $problem }
complaint-bot-games = { $given } games cannot be played: give at least 1.

complaint-mcp-no-game = No game has been begun: use new_game first.
complaint-mcp-seat = There is no seat { $given }: seats are 0 and 1.
complaint-mcp-deck = There is no deck “{ $given }”. Known: { $known }
complaint-mcp-no-option = No option was named: answer with 0 to { $last }.
complaint-mcp-illegal = { $problem } Answers before it were taken: look shows the question now.
