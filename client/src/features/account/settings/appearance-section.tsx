import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { chooseTheme, chosenTheme, type Theme } from '../../../ui/theme.ts';
import { settingsMessages as words } from '../settings.messages.ts';
import { SettingsSection } from './settings-section.tsx';

const choices = [
  ['system', Monitor],
  ['light', Sun],
  ['dark', Moon],
] as const satisfies readonly (readonly [Theme, unknown])[];

/** Takes effect at once, on this device. */
export const AppearanceSection = () => {
  const [theme, setTheme] = useState(chosenTheme);
  const choose = (chosen: Theme): void => {
    chooseTheme(chosen);
    setTheme(chosen);
  };
  return (
    <SettingsSection id="appearance" title={words.sections.appearance} lead={words.appearanceLead}>
      <fieldset className="min-w-0 border-0 p-0">
        <legend className="only-spoken">{words.theme}</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {choices.map(([choice, Icon]) => (
            <label
              key={choice}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-md border border-line bg-raised px-4 font-medium hover:border-line-strong has-checked:border-people has-checked:bg-people-tint has-checked:text-people-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-people-ink"
            >
              <input
                type="radio"
                name="theme"
                className="only-spoken"
                checked={theme === choice}
                onChange={() => choose(choice)}
              />
              <Icon size={18} aria-hidden="true" />
              {words.themes[choice]}
            </label>
          ))}
        </div>
      </fieldset>
    </SettingsSection>
  );
};
