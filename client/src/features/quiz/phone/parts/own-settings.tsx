import type { QuizSettings } from '../quiz-settings.migrations.ts';
import { quizPhoneMessages as say } from '../quiz-phone.messages.ts';

interface OwnSettingsProps {
  readonly settings: QuizSettings;
  readonly onChange: (change: Partial<QuizSettings>) => void;
}

const rows = [
  { name: 'calm', label: say.calm, hint: say.calmHint },
  { name: 'buzz', label: say.buzz, hint: '' },
  { name: 'sound', label: say.sound, hint: '' },
] as const;

/** How this phone's person wants it; kept on the phone. */
export const OwnSettings = ({ settings, onChange }: OwnSettingsProps) => (
  <footer className="quiz-foot">
    <details>
      <summary>{say.settings}</summary>
      {rows.map(({ name, label, hint }) => (
        <label key={name}>
          <span>
            {label}
            {hint !== '' && <small>{hint}</small>}
          </span>
          <input
            type="checkbox"
            role="switch"
            aria-checked={settings[name]}
            checked={settings[name]}
            onChange={({ target }) => onChange({ [name]: target.checked })}
          />
        </label>
      ))}
    </details>
  </footer>
);
