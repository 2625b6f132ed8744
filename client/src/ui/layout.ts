/**
 * The measures of the shell that scripts need, in pixels; `layout.css` has the same for styles.
 * Fixed by the specification.
 */
export const layout = {
  /** Scrolled down further than this, the top bar goes out of the way. */
  barHidesPast: 30,
} as const;
