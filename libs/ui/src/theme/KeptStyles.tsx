import { Button, Checkbox, Dropdown, Input, Segmented, Select, Skeleton, Slider, Switch, Tooltip } from 'antd';
import { memo, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Keeps the styles of the components that pages share. antd makes those of a component when its first one is shown and
 * forgets them with the last: without these, which stand in no document, each change of page would make them anew.
 */
export const KeptStyles = memo(() => {
  const [nowhere] = useState(() => document.createElement('div'));
  return createPortal(
    <>
      <Button />
      <Checkbox />
      <Dropdown menu={{ items: [] }}>
        <span />
      </Dropdown>
      <Input />
      <Input.TextArea />
      <Segmented options={[]} />
      <Select />
      <Skeleton />
      <Slider />
      <Switch />
      <Tooltip>
        <span />
      </Tooltip>
    </>,
    nowhere,
  );
});
