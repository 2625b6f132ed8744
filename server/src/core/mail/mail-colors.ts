/**
 * The product's colours as mail programs understand them: in full, on every element, light first.
 * Those that know dark mode take the second by the style sheet of the letterhead; those that turn
 * colours by themselves find none that turning makes illegible: no pure black, no pure white ink.
 */
export const colors = {
  paper: ['#f4f4f7', '#111113'],
  card: ['#ffffff', '#18191b'],
  line: ['#e0e1e6', '#363a3f'],
  ink: ['#1c2024', '#edeef0'],
  quiet: ['#60646c', '#b0b4ba'],
  accent: ['#5753c6', '#b1a9ff'],
  panel: ['#f0f1fe', '#202248'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

/** White letters read on it in both, so a button is the same in light and dark. */
export const buttonColor = '#5b5bd6';

export const mailFont =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const mailCodeFont = "ui-monospace, 'SF Mono', SFMono-Regular, Menlo, Consolas, monospace";
