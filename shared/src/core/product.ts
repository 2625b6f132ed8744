/** What the product is called, everywhere. A school that gives it another name changes it here. */
export const product = {
  name: 'Sets',
  /** In the addresses of the pages for signing in and registering. */
  slug: 'sets',
  tagline: 'Slides, Engagement, Telemetry System',
} as const;
