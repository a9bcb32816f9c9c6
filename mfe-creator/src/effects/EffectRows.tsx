import { useRef, useState } from 'react';
import { ArrowLeft, PenLine, ScrollText, Tag } from 'lucide-react';
import type { SoundEffect } from '@whoosh/contracts';
import { EffectList, EffectRow, type RowAction, type RowSelection } from '@whoosh/ui/more';
import { DeleteDialog } from './DeleteDialog';
import { ProvenanceDialog } from './ProvenanceDialog';
import { RenameDialog } from './RenameDialog';
import { TagsDialog } from './TagsDialog';
import { useChanges } from './useChanges';
import { useEffectDownload } from './useEffectDownload';

interface EffectRowsProps {
  label: string;
  effects: readonly SoundEffect[];
  onUseAgain: (effect: SoundEffect) => void;
  onDeleted?: (effect: SoundEffect) => void;
  /** Without it rows cannot be selected. */
  selectionOf?: (effect: SoundEffect) => RowSelection;
}

type Asked = { question: 'delete' | 'rename' | 'tags' | 'provenance'; effect: SoundEffect } | null;

/** Rows of saved effects with everything that can be done with one: play, mark, name, tag, download, use again, delete after a question. */
export function EffectRows({ label, effects, onUseAgain, onDeleted, selectionOf }: EffectRowsProps) {
  const [asked, setAsked] = useState<Asked>(null);
  const list = useRef<HTMLUListElement>(null);
  const download = useEffectDownload();
  const change = useChanges();
  const [now] = useState(() => new Date());
  const close = () => setAsked(null);
  const actionsOf = (effect: SoundEffect): RowAction[] => [
    { label: 'Use again', icon: ArrowLeft, onChoose: () => onUseAgain(effect) },
    { label: 'Rename', icon: PenLine, onChoose: () => setAsked({ question: 'rename', effect }) },
    { label: 'Tags', icon: Tag, onChoose: () => setAsked({ question: 'tags', effect }) },
    { label: 'Provenance', icon: ScrollText, onChoose: () => setAsked({ question: 'provenance', effect }) },
  ];
  const about = (question: NonNullable<Asked>['question']) => (asked?.question === question ? asked.effect : null);
  const toDelete = about('delete');
  const toTag = about('tags');
  return (
    <>
      <EffectList ref={list} label={label}>
        {effects.map((effect) => (
          <EffectRow
            key={effect.id}
            effect={effect}
            now={now}
            actions={actionsOf(effect)}
            onDownload={(format) => download(effect, format, () => onUseAgain(effect))}
            onDelete={() => setAsked({ question: 'delete', effect })}
            onFavourite={(favourite) => void change([{ id: effect.id, favourite }])}
            {...(selectionOf ? { selection: selectionOf(effect) } : {})}
          />
        ))}
      </EffectList>
      <DeleteDialog
        effects={toDelete ? [toDelete] : []}
        list={list}
        onClose={close}
        onDeleted={([effect]) => effect && onDeleted?.(effect)}
      />
      <RenameDialog effect={about('rename')} onClose={close} />
      <ProvenanceDialog effect={about('provenance')} onClose={close} />
      <TagsDialog effects={toTag ? [toTag] : []} onClose={close} />
    </>
  );
}
