import { TIMELINE_LIMITS, type TrackColor } from '@whoosh/contracts';
import { Button, Input } from '@whoosh/ui';
import { Dialog } from '@whoosh/ui/more';
import { useState, type FormEvent, type ReactNode } from 'react';
import { t } from '../messages';
import { ColorField } from './ColorField';
import styles from './MarkerDialog.module.css';

interface NameAndColorDialogProps {
  title: string;
  /** Empty without one of its own. */
  name: string;
  /** What it is called without a name of its own. */
  placeholder: string;
  color: TrackColor | null;
  /** Takes the name when it is saved, without blanks at its ends. */
  onName: (name: string) => void;
  /** Takes the colour at once. */
  onColor: (color: TrackColor | null) => void;
  onClose: () => void;
  /** What else can be set, at once. */
  children: ReactNode;
}

const FORM = 'name-and-color-form';

/** Name and colour of a track, or of a group of them. */
export function NameAndColorDialog({ title, placeholder, color, onColor, onClose, ...props }: NameAndColorDialogProps) {
  const [name, setName] = useState(props.name);
  const save = (event: FormEvent) => {
    event.preventDefault();
    props.onName(name.trim());
    onClose();
  };
  return (
    <Dialog
      open
      title={title}
      width={360}
      centered
      onCancel={onClose}
      footer={
        <Button type="primary" htmlType="submit" form={FORM}>
          {t('markerDialog.save')}
        </Button>
      }
    >
      <form id={FORM} className={styles.form} onSubmit={save}>
        <label className={styles.field}>
          <span className="small secondary">{t('trackDialog.name')}</span>
          <Input
            autoFocus
            value={name}
            placeholder={placeholder}
            maxLength={TIMELINE_LIMITS.trackNameMaxLength}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <ColorField color={color} onChange={onColor} />
        {props.children}
      </form>
    </Dialog>
  );
}
