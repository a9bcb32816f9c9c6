import { useRef, useState, type DragEvent } from 'react';
import { FileCheck } from 'lucide-react';
import { Button, Icon, usePageTitle } from '@whoosh/ui';
import { t } from '../messages';
import { SharedFrame } from '../share/SharedFrame';
import type { VerifyAnswer } from './protocol';
import { VerifyFindings } from './VerifyFindings';
import { useVerify } from './verify';
import styles from './VerifyPage.module.css';

/** Larger files are none of ours: the longest sound at 96 kHz has 13 MB. */
const MOST_BYTES = 40_000_000;

type State = 'empty' | 'working' | 'noProvenance' | VerifyAnswer;

/**
 * /verify: a provenance file and its sound; the engine here renders the sound again and says whether the samples are
 * the same.
 */
export function VerifyPage() {
  usePageTitle(t('verify.title'));
  const { names, state, take } = useFiles();
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  return (
    <SharedFrame title={t('verify.title')}>
      <p className="secondary">{t('verify.what')}</p>
      <div
        className={`${styles.drop} ${over ? styles.over : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Icon icon={FileCheck} />
        <span>{names.length === 0 ? t('verify.drop') : names.join(' · ')}</span>
        <Button onClick={() => picker.current?.click()}>{t('verify.choose')}</Button>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          aria-label={t('verify.choose')}
          accept=".json,.wav,.mp3"
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      <div role="status" aria-live="polite" className={styles.state}>
        {state === 'working' && <p>{t('verify.working')}</p>}
        {state === 'noProvenance' && <p>{t('verify.noProvenance')}</p>}
        {typeof state === 'object' && state.kind === 'unreadable' && <p>{t('verify.unreadable')}</p>}
        {typeof state === 'object' && state.kind === 'failed' && <p>{t('verify.failed')}</p>}
        {typeof state === 'object' && state.kind === 'report' && <VerifyFindings report={state.report} />}
      </div>
      <p className="small tertiary">{t('verify.here')}</p>
    </SharedFrame>
  );
}

/** The two files, in whatever order they come: the one that ends in .json is the provenance. */
function useFiles() {
  const [provenance, setProvenance] = useState<File | null>(null);
  const [sound, setSound] = useState<File | null>(null);
  const [state, setState] = useState<State>('empty');
  const verify = useVerify();
  /** Only the answer to the last files counts. */
  const asked = useRef(0);

  const check = async (text: File, audio: File | null) => {
    const mine = ++asked.current;
    setState('working');
    const request = {
      text: await text.text(),
      sound: audio === null ? null : new Uint8Array(await audio.arrayBuffer()),
    };
    const answer = await verify(request);
    if (mine === asked.current) setState(answer);
  };
  const take = (files: readonly File[]) => {
    const fit = files.filter(({ size }) => size <= MOST_BYTES);
    const isText = ({ name }: File) => name.toLowerCase().endsWith('.json');
    const text = fit.find(isText) ?? provenance;
    // another provenance without a sound is of another sound
    const audio = fit.find((file) => !isText(file)) ?? (fit.some(isText) ? null : sound);
    setProvenance(text);
    setSound(audio);
    if (text === null) setState('noProvenance');
    else void check(text, audio);
  };
  return { names: [provenance, sound].flatMap((file) => file?.name ?? []), state, take };
}
