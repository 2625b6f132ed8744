/**
 * The product's colours as mail programs understand them: in full, on every element, light first.
 * Those that know dark mode take the second by the style sheet of the letterhead; those that turn
 * colours by themselves find none that turning makes illegible: no pure black, no pure white ink.
 */
export const colors = {
  paper: ['#efedf2', '#0f0c17'],
  card: ['#ffffff', '#1a1625'],
  line: ['#dcd8e3', '#363046'],
  ink: ['#16131f', '#f3f1f8'],
  quiet: ['#5d586a', '#b9b3c8'],
  accent: ['#4636c0', '#b8adff'],
  panel: ['#ebe8ff', '#262050'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

/** White letters read on it in both, so a button is the same in light and dark. */
export const buttonColor = '#5b49dc';

export const mailFont =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const mailCodeFont = "ui-monospace, 'SF Mono', SFMono-Regular, Menlo, Consolas, monospace";
