/** The copy that support gets. */
export const feedbackMail = {
  subject: (type: string) => `Feedback: ${type}`,
  heading: 'Feedback came in',
  from: (username: string, email: string) => `${username} (${email}) wrote:`,
  fromVisitor: 'A visitor who was not logged in wrote:',
} as const;
