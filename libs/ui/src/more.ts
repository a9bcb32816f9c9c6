/** The large door: what pages behind the sign-in use. Loaded once, by the shell, and shared with every remote. */
export { Checkbox, Dropdown, Modal, Segmented, Select, Skeleton, Slider, Switch, Tooltip } from 'antd';
export * from './audio';
export { ConfirmDialog } from './feedback/ConfirmDialog';
