// The import is asynchronous so that the shared modules are in place before anything uses them.
void import('./bootstrap');
