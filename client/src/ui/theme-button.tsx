import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './button.tsx';
import { chooseTheme, chosenTheme, nextTheme } from './theme.ts';
import { uiMessages } from './ui.messages.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };

/** Goes round: as the system, light, dark. */
const useTheme = () => {
  const [theme, setTheme] = useState(chosenTheme);
  const goRound = (): void => {
    chooseTheme(nextTheme(theme));
    setTheme(nextTheme(theme));
  };
  return { label: uiMessages.theme[theme], Icon: icons[theme], goRound };
};

export const ThemeButton = () => {
  const { label, Icon, goRound } = useTheme();
  return (
    <IconButton label={label} onClick={goRound}>
      <Icon size={18} aria-hidden="true" />
    </IconButton>
  );
};

/** The same as a line of a menu. */
export const ThemeLine = ({ className }: { className: string }) => {
  const { label, Icon, goRound } = useTheme();
  return (
    <button type="button" className={className} onClick={goRound}>
      <Icon size={22} strokeWidth={1.75} className="flex-none text-ink-soft" aria-hidden="true" />
      {label}
    </button>
  );
};
