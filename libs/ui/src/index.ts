/// <reference path="./css.d.ts" />
/**
 * The small door: what the first page of a signed-out visitor needs, and the frame around every page.
 * Everything else stands behind `@whoosh/ui/more`, which the shell loads after that.
 */
import './theme/base.css';
import './theme/focus.css';

export { Button, Input, type InputRef } from 'antd';
export { ButtonLink } from './base/ButtonLink';
export { CodeInput } from './base/CodeInput';
export { Field } from './base/Field';
export { Icon } from './base/Icon';
export { keepFocus } from './base/keep-focus';
export { PageHeader } from './base/PageHeader';
export { Tabs, type TabItem } from './base/Tabs';
export { useMediaQuery } from './base/useMediaQuery';
export { usePageTitle } from './base/usePageTitle';
export { Logo, LogoMark } from './brand/Logo';
export { WhooshSpectrum } from './brand/WhooshSpectrum';
export { FormProblem } from './feedback/FormProblem';
export { Loading } from './feedback/Loading';
export { ToastProvider } from './feedback/ToastProvider';
export {
  useToast,
  useToldProblems,
  type ShowToast,
  type ToastContent,
  type ToastTone,
  type ToldProblem,
} from './feedback/toast';
export * from './language';
export type { GeneratorPanelProps, ProjectViewProps, RemoteRoutes, TryPanelProps } from './remote';
export * from './router';
export { ThemeProvider, useTheme } from './theme/ThemeProvider';
export type { Mode, ModeChoice } from './theme/mode';
