/**
 * The number of the contract between shell and remotes: what `./routes` and the other doors give, and what the shared
 * design system offers. It rises when a remote of before would not work in a shell of now, or the other way round. A
 * remote's manifest carries it, and the shell loads no other.
 */
export const REMOTE_CONTRACT = 1;
