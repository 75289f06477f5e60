// Shared modules are ready only after an asynchronous import.
import('./show-boards.js');
