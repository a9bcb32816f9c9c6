import { serverMessage, useConfig, useSendSupportRequest } from '@whoosh/api-client';
import { LIMITS, type SupportCategory, type User } from '@whoosh/contracts';
import { Button, Field, FormProblem, Input, useToast } from '@whoosh/ui';
import { Select } from '@whoosh/ui/more';
import { useState, type FormEvent } from 'react';
import { t } from '../messages';
import { categoryOptions } from './categories';
import styles from './SupportPage.module.css';

interface SupportMessageForm {
  email: string;
  category: SupportCategory | null;
  subject: string;
  message: string;
}

/** The message itself. Spec §5: category, subject, message and e-mail are all required. */
export function SupportForm({ user }: { user: User }) {
  const { form, change, isComplete, isSending, problem, send } = useSupportMessage(user);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} aria-label={t('supportForm.messageToSupport')}>
      <Field label={t('shared.email')} hint={t('supportForm.ourAnswerGoesToThis')}>
        {(control) => (
          <Input
            {...control}
            type="email"
            value={form.email}
            onChange={(event) => change({ email: event.target.value })}
            maxLength={LIMITS.emailMaxLength}
            autoComplete="email"
            required
          />
        )}
      </Field>
      <Field label={t('supportForm.category')}>
        {(control) => (
          <Select<SupportCategory>
            {...control}
            value={form.category}
            onChange={(category) => change({ category })}
            options={categoryOptions()}
            placeholder={t('supportForm.chooseACategory')}
            aria-required
          />
        )}
      </Field>
      <Field label={t('supportForm.subject')}>
        {(control) => (
          <Input
            {...control}
            value={form.subject}
            onChange={(event) => change({ subject: event.target.value })}
            maxLength={LIMITS.supportSubjectMaxLength}
            required
          />
        )}
      </Field>
      <Field label={t('supportForm.message')}>
        {(control) => (
          <Input.TextArea
            {...control}
            value={form.message}
            onChange={(event) => change({ message: event.target.value })}
            maxLength={LIMITS.supportMessageMaxLength}
            rows={8}
            required
          />
        )}
      </Field>
      <FormProblem problem={problem} />
      <Button type="primary" htmlType="submit" disabled={!isComplete} loading={isSending} className={styles.send ?? ''}>
        {t('supportForm.sendMessage')}
      </Button>
    </form>
  );
}

/** What is being written, and its way to the team. A message that did not arrive stays in the form. */
function useSupportMessage(user: User) {
  const empty: SupportMessageForm = { email: user.email, category: null, subject: '', message: '' };
  const [form, setForm] = useState(empty);
  const sending = useSendSupportRequest();
  const { data: config } = useConfig();
  const toast = useToast();
  const { category } = form;
  const [email, subject, message] = [form.email.trim(), form.subject.trim(), form.message.trim()];
  const isComplete = category !== null && [email, subject, message].every((text) => text !== '');

  const sentenceOf = (error: unknown) => {
    const problem = serverMessage(error, t('shared.pleaseTryAgain'));
    return config === undefined ? problem : t('supportForm.orWriteTo', { problem, supportEmail: config.supportEmail });
  };

  const send = async () => {
    if (!isComplete || sending.isPending) return;
    try {
      await sending.mutateAsync({ email, category, subject, message });
    } catch (error) {
      toast({ tone: 'destructive', title: t('supportForm.errorSendingMessage'), description: sentenceOf(error) });
      return;
    }
    setForm(empty);
    toast({
      tone: 'success',
      title: t('supportForm.messageSentSuccessfully'),
      description: t('supportForm.wellGetBackToYou'),
    });
  };
  const change = (part: Partial<SupportMessageForm>) => setForm((now) => ({ ...now, ...part }));
  return {
    form,
    isComplete,
    isSending: sending.isPending,
    problem: sending.error && sentenceOf(sending.error),
    send,
    change,
  };
}
