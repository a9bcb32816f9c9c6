/** The large door: what pages behind the sign-in use. Loaded once, by the shell, and shared with every remote. */
export { Checkbox, Segmented, Select, Skeleton, Slider, Switch } from 'antd';
export * from './audio';
export { clearing } from './base/clearing';
export { Dropdown } from './base/Dropdown';
export { keyName } from './base/key-name';
export { Keycap } from './base/Keycap';
export { NameLine } from './base/NameLine';
export { NumberField } from './base/NumberField';
export { Tooltip } from './base/Tooltip';
export { formatDay, formatMoment } from './base/day';
export { SAMPLE_BARS } from './brand/sample-bars';
export { ConfirmDialog } from './feedback/ConfirmDialog';
export { NotLoadedDialog } from './feedback/NotLoadedDialog';
export { Dialog } from './feedback/Dialog';
export { LoadProblem } from './feedback/LoadProblem';
export * from './generation';
export { KeptStyles } from './theme/KeptStyles';
