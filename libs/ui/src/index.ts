/**
 * The small door: what the first page of a signed-out visitor needs, and the frame around every page.
 * Everything else stands behind `@whoosh/ui/more`, which the shell loads after that.
 */
import './theme/base.css';

export { Button, ConfigProvider, Input } from 'antd';
export { Icon } from './base/Icon';
export { Logo, LogoMark } from './brand/Logo';
export { Loading } from './feedback/Loading';
export { ThemeProvider, useTheme } from './theme/ThemeProvider';
export { resolveMode, type Mode, type ModeChoice } from './theme/mode';
export * from './router';
export type { GeneratorPanelProps, ProjectViewProps, RemoteRoutes } from './remote';
