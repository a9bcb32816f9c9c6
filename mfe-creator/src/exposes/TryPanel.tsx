/** The draft of a visitor's words, mounted by the shell's /try and sign-in page. */
export { TryPanel as default } from '../try/TryPanel';
