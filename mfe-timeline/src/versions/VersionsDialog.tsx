import { readTimelineVersion, serverMessage, useChangeVersions, useTimelineVersions } from '@whoosh/api-client';
import {
  VERSION_LIMITS,
  type PictureTiming,
  type ProjectMedia,
  type SoundEffect,
  type TimelineVersion,
} from '@whoosh/contracts';
import { Button, Input, useToast } from '@whoosh/ui';
import { ConfirmDialog, Dialog, formatMoment, LoadProblem, Skeleton } from '@whoosh/ui/more';
import { useState } from 'react';
import { clipSounds, type ClipSounds } from '../editor/clip-sounds';
import type { Editor } from '../editor/editor';
import { t } from '../messages/later';
import { documentOf, patchBetween, type TimelineDocument } from '../model';
import { DifferenceList } from './DifferenceList';
import styles from './versions.module.css';

interface VersionsDialogProps {
  projectId: number;
  editor: Editor;
  media: readonly ProjectMedia[];
  /** What the clips of the page sound like. */
  sounds: ClipSounds;
  /** Saves what is not saved yet. */
  flush: () => Promise<void>;
  /** Of its picture. */
  timing: PictureTiming | null;
  /** Sounds of clips that come back. */
  onEffects: (effects: readonly SoundEffect[]) => void;
  /** Goes to a moment, milliseconds. */
  onGoTo: (ms: number) => void;
  /** Shows the mixer. */
  onMixer: () => void;
  onClose: () => void;
}

/** A version as it was opened. */
interface OpenVersion {
  id: number;
  /** Without clips whose sounds are gone. */
  document: TimelineDocument;
  lost: number;
  effects: readonly SoundEffect[];
}

/** The version history of a project: named, compared, gone back to. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { projectId, editor, media, sounds, flush, timing, onEffects, onGoTo, onMixer, onClose } = props;
  const { data, isError, refetch } = useTimelineVersions(projectId);
  const { mutateAsync: change, isPending } = useChangeVersions(projectId);
  const [name, setName] = useState('');
  const [open, setOpen] = useState<OpenVersion | null>(null);
  const [asked, setAsked] = useState<TimelineVersion | null>(null);
  const toast = useToast();
  const fail = (error: unknown) =>
    toast({
      title: t('shared.error'),
      description: serverMessage(error, t('versions.failed')),
      tone: 'destructive',
    });
  const keep = async () => {
    try {
      await flush();
      // who names nothing wants it kept all the same, under a date that holds tomorrow, too
      await change({ keepAs: name.trim() || momentName(new Date().toISOString()) });
      setName('');
    } catch (error) {
      fail(error);
    }
  };
  const remove = () => {
    if (asked !== null) void change({ remove: asked.id }).catch(fail);
    setAsked(null);
  };
  const read = async (id: number): Promise<OpenVersion | null> => {
    if (open?.id === id) return open;
    try {
      const content = await readTimelineVersion(projectId, id);
      const whole = documentOf(content);
      const there = clipSounds(content.effects, media);
      const clips = whole.clips.filter((clip) => !there.of(clip).isMissing);
      const document = { ...whole, clips };
      return { id, document, lost: whole.clips.length - clips.length, effects: content.effects };
    } catch (error) {
      fail(error);
      return null;
    }
  };
  const goBack = async (id: number) => {
    const version = await read(id);
    if (version === null) return;
    onEffects(version.effects);
    editor.edit({ type: 'patch', patch: patchBetween(editor.present, version.document) });
    const description = version.lost > 0 ? t('versions.lost', { count: version.lost }) : t('versions.undo');
    toast({ title: t('versions.back'), description, tone: version.lost > 0 ? 'info' : 'success' });
    onClose();
  };
  return (
    <Dialog
      open
      centered
      width={640}
      title={t('versions.title')}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('shared.close')}</Button>}
    >
      <div className={styles.dialog}>
        <form
          className={styles.keep}
          onSubmit={(event) => {
            event.preventDefault();
            void keep();
          }}
        >
          <Input
            value={name}
            maxLength={VERSION_LIMITS.nameMaxLength}
            aria-label={t('versions.name')}
            placeholder={t('versions.name')}
            onChange={(event) => setName(event.target.value)}
          />
          <Button htmlType="submit" type="primary" loading={isPending}>
            {t('versions.keep')}
          </Button>
        </form>
        {isError && data === undefined && <LoadProblem what={t('versions.title')} onRetry={() => void refetch()} />}
        {!isError && data === undefined && <Skeleton active paragraph={{ rows: 2 }} title={false} />}
        {data?.length === 0 && <p className="small secondary">{t('versions.none')}</p>}
        <ul className={styles.versions}>
          {data?.map((version) => (
            <li key={version.id}>
              <VersionRow
                version={version}
                isOpen={open?.id === version.id}
                onCompare={() => void (open?.id === version.id ? setOpen(null) : read(version.id).then(setOpen))}
                onGoBack={() => void goBack(version.id)}
                onRemove={() => setAsked(version)}
              />
              {open?.id === version.id && (
                <DifferenceList
                  version={open}
                  {...{ editor, sounds, timing }}
                  onGoTo={(ms) => {
                    onGoTo(ms);
                    onClose();
                  }}
                  onMixer={() => {
                    onMixer();
                    onClose();
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('versions.delete', { name: asked?.name ?? '' })}
        action={t('shared.delete')}
        destructive
        onConfirm={remove}
        onCancel={() => setAsked(null)}
      >
        {t('versions.gone')}
      </ConfirmDialog>
    </Dialog>
  );
}

interface VersionRowProps {
  version: TimelineVersion;
  isOpen: boolean;
  onCompare: () => void;
  onGoBack: () => void;
  onRemove: () => void;
}

/** What a version is called that nobody named: its moment with the year. */
const momentName = (iso: string): string => formatMoment(iso, new Date(0));

function VersionRow({ version, isOpen, onCompare, onGoBack, onRemove }: VersionRowProps) {
  const isNamed = version.name !== momentName(version.createdAt);
  return (
    <div className={styles.row}>
      <strong className="one-line">{version.name}</strong>
      {isNamed && <span className="small tertiary">{formatMoment(version.createdAt)}</span>}
      <Button size="small" type="text" aria-expanded={isOpen} onClick={onCompare}>
        {t('versions.compare')}
      </Button>
      <Button size="small" type="text" onClick={onGoBack}>
        {t('versions.goBack')}
      </Button>
      <Button size="small" type="text" onClick={onRemove}>
        {t('shared.delete')}
      </Button>
    </div>
  );
}
