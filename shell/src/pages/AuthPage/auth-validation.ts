import { t } from '../../messages';

/** One @ with something before it and a dotted name after it; the server's answer is the real check. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with an e-mail address, in words; null when nothing is (spec §5: required, valid format). */
export function emailProblem(email: string): string | null {
  if (email.trim() === '') return t('authValidation.pleaseEnterYourEmail');
  return EMAIL.test(email.trim()) ? null : t('authValidation.pleaseEnterAValidEmail');
}

/** What is wrong with a name, in words; null when nothing is (spec §5: required). */
export function nameProblem(name: string): string | null {
  return name.trim() === '' ? t('authValidation.pleaseEnterYourName') : null;
}
