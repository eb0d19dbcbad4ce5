"""The command line: `kirifuda play`, `check`, `replay`, `ledger`, `rule`, `soak`."""
