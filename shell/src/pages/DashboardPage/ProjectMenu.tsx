import { Button, Icon } from '@whoosh/ui';
import { Dropdown } from '@whoosh/ui/more';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { t } from '../../messages';

interface ProjectMenuProps {
  /** Of the project. */
  name: string;
  onRename: () => void;
  onDelete: () => void;
}

/** What can be done with a project besides opening it. */
export function ProjectMenu({ name, onRename, onDelete }: ProjectMenuProps) {
  const items = [
    { key: 'rename', label: t('shared.rename'), icon: <Icon icon={Pencil} /> },
    { key: 'delete', label: t('shared.delete'), danger: true, icon: <Icon icon={Trash2} /> },
  ];
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      menu={{
        items,
        onClick: ({ key }) => (key === 'rename' ? onRename() : onDelete()),
      }}
    >
      <Button
        type="text"
        size="small"
        aria-label={t('projectMenu.moreFor', { name })}
        icon={<Icon icon={Ellipsis} />}
      />
    </Dropdown>
  );
}
