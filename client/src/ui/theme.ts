import { deviceStorage } from '../core/device-storage.ts';

const key = 'sets.theme';

export type Theme = 'system' | 'light' | 'dark';
const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** The theme that this device's person chose; without a choice, the system's. */
export const chosenTheme = (): Theme => {
  const kept = deviceStorage.getItem(key);
  return themes.find((theme) => theme === kept) ?? 'system';
};

const dress = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
};

/** To be called before anything is drawn. Follows the choice made in other tabs. */
export const startTheme = (): void => {
  dress(chosenTheme());
  window.addEventListener('storage', (event) => {
    if (event.key === key) dress(chosenTheme());
  });
};

export const chooseTheme = (theme: Theme): void => {
  deviceStorage.setItem(key, theme);
  dress(theme);
};

export const nextTheme = (theme: Theme): Theme =>
  themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
