import { useState } from 'react';
import { deviceStorage } from '../../../core/device-storage.ts';
import { keptValues } from '../../../core/kept-value.ts';
import { type QuizSettings, storedQuizSettings } from './quiz-settings.migrations.ts';

const key = 'sets:quiz-settings';
const none: QuizSettings = { calm: false, buzz: false, sound: false };

/** How this phone's person wants quizzes, and how that is changed. */
export const useQuizSettings = (): [QuizSettings, (change: Partial<QuizSettings>) => void] => {
  const kept = keptValues(deviceStorage, storedQuizSettings);
  const [settings, setSettings] = useState(() => kept.find(key) ?? none);
  return [
    settings,
    (change) => {
      const next = { ...settings, ...change };
      setSettings(next);
      kept.keep(key, next);
    },
  ];
};
