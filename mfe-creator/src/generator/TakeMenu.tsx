import { useState } from 'react';
import { ArrowLeft, Ellipsis, Info, Scissors, ScrollText, Share2, Shuffle, type LucideIcon } from 'lucide-react';
import type { TakeResponse } from '@whoosh/contracts';
import { Button, Icon, useNavigate } from '@whoosh/ui';
import { Dropdown } from '@whoosh/ui/more';
import type { SoundQuestion } from '../effects/SoundDialogs';
import { OPENED_HERE, soundPath } from '../sound/sound-path';
import { t } from '../messages';
import styles from './TakeMenu.module.css';

interface TakeMenuProps {
  take: TakeResponse;
  /** Name of the take. */
  name: string;
  onUseAgain: () => void;
  onShare: () => void;
  /** Wants a dialog about the take as a sound of the library: one that is not kept is kept for it. */
  onAsk: (question: SoundQuestion) => void;
}

/** What can be done with a take beside its buttons, in the words of a row of the library. */
export function TakeMenu({ take, name, onUseAgain, onShare, onAsk }: TakeMenuProps) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const { soundEffectId } = take;
  const kept = soundEffectId !== null;
  const isOurs = take.madeBy === null;
  const about = (key: SoundQuestion, label: string, icon: LucideIcon) => ({
    key,
    label: kept ? label : <KeptFirst label={label} />,
    icon: <Icon icon={icon} />,
    act: () => onAsk(key),
  });
  const openPage = (id: number) => void navigate(soundPath(id), { state: OPENED_HERE });
  const entries = [
    ...(kept
      ? [{ key: 'open', label: t('sound.open'), icon: <Icon icon={Info} />, act: () => openPage(soundEffectId) }]
      : []),
    { key: 'again', label: t('library.useAgain'), icon: <Icon icon={ArrowLeft} />, act: onUseAgain },
    // a sound of another engine has no scene that could be varied
    ...(isOurs ? [about('variations', t('variations.menu'), Shuffle)] : []),
    about('cut', t('cut.menu'), Scissors),
    ...(isOurs || kept ? [{ key: 'share', label: t('share.share'), icon: <Icon icon={Share2} />, act: onShare }] : []),
    about('provenance', t('library.provenance'), ScrollText),
  ];
  const items = entries.map(({ key, label, icon }) => ({ key, label, icon }));
  // of the menu, not of its entries: those are called before the focus goes back to the button
  const choose = (chosen: string) => entries.find(({ key }) => key === chosen)?.act();
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      onOpenChange={setOpen}
      menu={{ items, onClick: ({ key }) => choose(key) }}
    >
      <Button
        size="small"
        type="text"
        icon={<Icon icon={Ellipsis} />}
        aria-label={t('takeMenu.actions', { name })}
        aria-haspopup="menu"
        aria-expanded={open}
      />
    </Dropdown>
  );
}

function KeptFirst({ label }: { label: string }) {
  return (
    <>
      {label}
      <span className={`small tertiary ${styles.note}`}>{t('takeMenu.keptFirst')}</span>
    </>
  );
}
