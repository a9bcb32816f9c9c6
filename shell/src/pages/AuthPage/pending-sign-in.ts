/** Somebody whose code is on its way. */
export interface PendingSignIn {
  email: string;
  /** Sign-up only. */
  name: string | null;
  /** The code links a provider's sign-in to the account of the address. */
  isLink: boolean;
}
