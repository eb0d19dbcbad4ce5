"""The table: games over the network. It holds no rules; it asks the engine, and keeps every answer before saying so."""
