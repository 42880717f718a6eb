"""Scripts that write generated files: classes of fields and hooks, the types of the client, pages, icons."""
