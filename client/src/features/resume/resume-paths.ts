/** Where resumes are. Fixed by the specification, but for the link. */
export const resumePaths = {
  resume: (userid: string): string => `/resume/${userid}`,
  /** What a link or a code opens, for whoever has it. */
  link: (userid: string, key: string): string => `/resume/${userid}/link/${key}`,
} as const;
