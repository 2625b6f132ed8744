/** Subjects are compared without case. */
export const subjectKeyOf = (subject: string): string => subject.toLowerCase();
