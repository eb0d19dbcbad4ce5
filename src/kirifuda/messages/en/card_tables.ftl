## What is wrong with tables of cards

card-table-wording = “{ $text }”
card-table-not-understood = “{ $given }” is not understood. { $what }
card-table-not-understood-but = “{ $given }” is not understood. { $what } Nearest wording: { $nearest }
card-table-two-readings = “{ $given }” can be read in two ways. Write one of these: { $readings }
card-table-unknown-key = There is no field “{ $given }”. Did you mean “{ $nearest }”? Fields: { $known }
card-table-no-card-tables = Write each card as a [[card]] table.
card-table-not-a-text = { $field } must be a text: { $field } = "…"
card-table-too-long = { $field } is longer than a card has room for: { $most } letters at most.
card-table-not-a-list = { $field } must be a list of texts: { $field } = ["…", "…"]
card-table-not-yes-or-no = { $field } is true or false.
