import { LIMITS } from '@whoosh/contracts';
import type { Mail } from '../../infra/mail';
import type { Purpose } from './auth-challenge.entity';

const REASONS: Readonly<Record<Purpose, string>> = {
  login: 'to log in to Whoosh',
  signup: 'to create your Whoosh account',
  'email-change': 'to make this the email address of your Whoosh account',
  identity: 'to confirm that it is you who changes the email address of your Whoosh account',
  deletion: 'to delete your Whoosh account',
};

export function codeMail(to: string, purpose: Purpose, code: string): Mail {
  return {
    to,
    subject: `${code} is your Whoosh code`,
    text: [
      `Enter this code ${REASONS[purpose]}:`,
      `    ${code}`,
      `It holds for ${LIMITS.codeMinutes} minutes, in the browser that asked for it.`,
      'If that was not you, ignore this mail: without the code nothing happens. Nobody of Whoosh ever asks for it.',
    ].join('\n\n'),
    code,
  };
}

/** To the owner of an address that somebody else wanted for their account. */
export function addressWantedMail(to: string): Mail {
  return {
    to,
    subject: 'Somebody tried to use your email address',
    text: [
      'Somebody signed in to another Whoosh account tried to make this address theirs.',
      'Nothing has changed: the address belongs to your account. You need not do anything.',
    ].join('\n\n'),
  };
}

/** To the old address after a change; the link undoes it. */
export function addressChangedMail(to: string, undoUrl: string, hours: number): Mail {
  return {
    to,
    subject: 'The email address of your Whoosh account was changed',
    text: [
      'Your Whoosh account now signs in with another email address.',
      'If that was you, there is nothing to do.',
      `If it was not, open this page within ${hours} hours. It gives the account back to this address and signs everybody out:`,
      undoUrl,
    ].join('\n\n'),
  };
}

/** To the owner of an account that is to be deleted. @param on when it goes for good */
export function deletionMail(to: string, on: Date, signInUrl: string): Mail {
  return {
    to,
    subject: 'Your Whoosh account will be deleted',
    text: [
      `Your Whoosh account, with all its sounds, projects and credits, will be deleted on ${dayText(on)}. A Premium subscription has ended already.`,
      'To keep the account, sign in before that day; that is all it takes:',
      signInUrl,
      'If you did not ask for this, sign in now and write to our support.',
    ].join('\n\n'),
  };
}

/** To the owner of an account that was to be deleted and stays. */
export function accountKeptMail(to: string): Mail {
  return {
    to,
    subject: 'Your Whoosh account stays',
    text: ['You signed in, so your Whoosh account will not be deleted. Everything in it is as it was.', 'A Premium subscription that ended is not renewed by itself.'].join('\n\n'),
  };
}

function dayText(day: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
