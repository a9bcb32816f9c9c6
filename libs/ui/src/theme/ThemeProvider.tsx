import { ConfigProvider } from 'antd';
import { ChevronDown } from 'lucide-react';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Icon } from '../base/Icon';
import { TurningIcon } from '../base/TurningIcon';
import {
  applyMode,
  onSystemModeChange,
  readModeChoice,
  resolveMode,
  storeModeChoice,
  type Mode,
  type ModeChoice,
} from './mode';
import { whooshTheme } from './whoosh-theme';

interface ThemeState {
  /** What is shown. */
  mode: Mode;
  /** What the person chose. */
  choice: ModeChoice;
  setChoice: (choice: ModeChoice) => void;
}

const ThemeContext = createContext<ThemeState | null>(null);

/** The nonce that the server put into the page for styles that antd adds at run time, if it did. */
function readNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return nonce !== undefined && nonce !== '' && !nonce.startsWith('__') ? nonce : undefined;
}

/** The product's only ConfigProvider: antd with our theme, in the chosen mode. Mounted once, by the shell. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [choice, setChoiceState] = useState(readModeChoice);
  const [mode, setMode] = useState(() => resolveMode(choice));
  const nonce = useMemo(readNonce, []);

  useEffect(() => {
    const update = () => setMode(resolveMode(choice));
    update();
    return choice === 'system' ? onSystemModeChange(update) : undefined;
  }, [choice]);
  useEffect(() => applyMode(mode), [mode]);

  const setChoice = useCallback((next: ModeChoice) => {
    storeModeChoice(next);
    setChoiceState(next);
  }, []);

  const theme = useMemo(() => whooshTheme(mode, matchMedia('(prefers-reduced-motion: reduce)').matches), [mode]);
  const state = useMemo(() => ({ mode, choice, setChoice }), [mode, choice, setChoice]);
  return (
    <ThemeContext value={state}>
      <ConfigProvider
        theme={theme}
        wave={{ disabled: true }}
        button={{ autoInsertSpace: false, loadingIcon: <TurningIcon /> }}
        select={{ suffixIcon: <Icon icon={ChevronDown} /> }}
        {...(nonce === undefined ? {} : { csp: { nonce } })}
      >
        {children}
      </ConfigProvider>
    </ThemeContext>
  );
}

/** The mode and the way to change it. @throws Error outside of the ThemeProvider */
export function useTheme(): ThemeState {
  const state = useContext(ThemeContext);
  if (state === null) throw new Error('useTheme needs a ThemeProvider above it');
  return state;
}
