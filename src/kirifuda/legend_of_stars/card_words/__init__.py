"""The words of Legend of Stars for the one reader of card texts, and the sentences that only its cards have."""
