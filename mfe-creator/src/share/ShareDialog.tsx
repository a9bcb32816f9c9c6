import { useState } from 'react';
import { Copy } from 'lucide-react';
import { useChangeShare, useShare } from '@whoosh/api-client';
import { Button, Icon, Input, useToast } from '@whoosh/ui';
import { Dialog } from '@whoosh/ui/more';
import type { Scene } from '@whoosh/sound-scene';
import { t } from '../messages';
import { sceneLink } from './scene-link';
import styles from './ShareDialog.module.css';

interface ShareDialogProps {
  /** What is heard; its link holds the sound itself. null: there is none. */
  scene: Scene | 'coming' | null;
  /** The effect in the library; null: it was not kept, and only the scene can be shared. */
  soundEffectId: number | null;
  onClose: () => void;
}

/** Two ways to share a sound: a link that is the sound, and one to what is stored, which can be revoked. */
export function ShareDialog({ scene, soundEffectId, onClose }: ShareDialogProps) {
  return (
    <Dialog
      open
      centered
      width={520}
      title={t('share.title')}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('share.close')}</Button>}
    >
      <div className={styles.ways}>
        {scene !== null && <SceneWay scene={scene} />}
        {soundEffectId !== null && <StoredWay soundEffectId={soundEffectId} />}
      </div>
    </Dialog>
  );
}

function SceneWay({ scene }: { scene: Scene | 'coming' }) {
  const copy = useCopy();
  return (
    <section className={styles.way}>
      <h3>{t('share.sceneTitle')}</h3>
      <p className="small secondary">{t('share.sceneText')}</p>
      <Button
        icon={<Icon icon={Copy} />}
        disabled={scene === 'coming'}
        onClick={() => scene !== 'coming' && void sceneLink(scene, window.location.origin).then(copy)}
      >
        {t('share.copySceneLink')}
      </Button>
    </section>
  );
}

function StoredWay({ soundEffectId }: { soundEffectId: number }) {
  const { data } = useShare(soundEffectId);
  const { mutateAsync: change, isPending } = useChangeShare(soundEffectId);
  const [failed, setFailed] = useState(false);
  const copy = useCopy();
  const link = data?.share ? `${window.location.origin}${data.share.path}` : null;
  const set = (shared: boolean) => {
    setFailed(false);
    change(shared).catch(() => setFailed(true));
  };
  return (
    <section className={styles.way}>
      <h3>{t('share.storedTitle')}</h3>
      <p className="small secondary">{t('share.storedText')}</p>
      {link === null ? (
        <Button loading={isPending} disabled={data === undefined} onClick={() => set(true)}>
          {t('share.makeLink')}
        </Button>
      ) : (
        <div className={styles.link}>
          <Input readOnly value={link} aria-label={t('share.link')} onFocus={(event) => event.target.select()} />
          <Button icon={<Icon icon={Copy} />} onClick={() => copy(link)}>
            {t('share.copy')}
          </Button>
          <Button danger loading={isPending} onClick={() => set(false)}>
            {t('share.revoke')}
          </Button>
        </div>
      )}
      {failed && (
        <p className="small" role="alert">
          {t('share.changeFailed')}
        </p>
      )}
    </section>
  );
}

function useCopy(): (link: string) => void {
  const toast = useToast();
  return (link) => {
    navigator.clipboard.writeText(link).then(
      () => toast({ title: t('share.copied'), tone: 'success' }),
      () => toast({ title: t('share.copyFailed'), description: link, tone: 'destructive' }),
    );
  };
}
