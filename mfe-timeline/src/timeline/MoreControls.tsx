import { Button, Icon } from '@whoosh/ui';
import { Dropdown } from '@whoosh/ui/more';
import { Ellipsis } from 'lucide-react';
import { BAND_VIEWS } from '../bands/bands';
import type { Editor } from '../editor/editor';
import type { Transport } from '../editor/transport';
import { useEditorState } from '../editor/useEditorState';
import { useLoop } from '../editor/useTransport';
import { t } from '../messages';
import type { KeyAction } from '../model';
import { bandWords } from '../words/band-words';

interface MoreControlsProps {
  editor: Editor;
  transport: Transport;
  /** The snapping that there is at this zoom, in words. */
  snapping: string;
  className: string | undefined;
  onAction: (action: KeyAction) => void;
}

/** What a narrow transport bar has no room for; what is on is selected. */
export function MoreControls({ editor, transport, snapping, className, onAction }: MoreControlsProps) {
  const isSnapping = useEditorState(editor, (state) => state.isSnapping);
  const bands = useEditorState(editor, (state) => state.bands);
  const isLooping = useLoop(transport) !== null;
  const shown = BAND_VIEWS.findIndex((view) => view?.of === bands?.of && view?.name === bands?.name);
  const items = [
    { key: 'loop', label: t('loop.title'), onClick: () => onAction('toggleLoop') },
    { key: 'snapping', label: snapping, onClick: () => editor.toggleSnapping() },
    { type: 'divider' as const, key: 'line' },
    ...BAND_VIEWS.map((view, index) => ({
      key: `bands-${index}`,
      label: bandWords(view),
      onClick: () => editor.showBands(view),
    })),
  ];
  const selectedKeys = [...(isLooping ? ['loop'] : []), ...(isSnapping ? ['snapping'] : []), `bands-${shown}`];
  return (
    <Dropdown trigger={['click']} autoFocus menu={{ items, selectable: true, multiple: true, selectedKeys }}>
      <Button
        type="text"
        className={className}
        aria-label={t('transportBar.more')}
        aria-haspopup="menu"
        title={t('transportBar.more')}
        icon={<Icon icon={Ellipsis} />}
      />
    </Dropdown>
  );
}
