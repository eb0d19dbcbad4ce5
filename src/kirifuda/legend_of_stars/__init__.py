"""Legend of Stars, after the comprehensive rules of version 1.0.03. The files are named after the book's chapters."""
