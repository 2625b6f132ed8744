import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './button.tsx';
import { chooseTheme, chosenTheme, nextTheme } from './theme.ts';
import { uiMessages } from './ui.messages.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };

/** Goes round: as the system, light, dark. */
export const ThemeButton = () => {
  const [theme, setTheme] = useState(chosenTheme);
  const Icon = icons[theme];
  return (
    <IconButton
      label={uiMessages.theme[theme]}
      onClick={() => {
        chooseTheme(nextTheme(theme));
        setTheme(nextTheme(theme));
      }}
    >
      <Icon size={18} aria-hidden="true" />
    </IconButton>
  );
};
