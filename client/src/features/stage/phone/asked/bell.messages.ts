/** What is said where a question closed before somebody tapped Send. */
export const bellMessages = {
  sent: 'It closed before you tapped Send. What you had marked was sent.',
  onItsWay: 'It closed before you tapped Send. What you had marked is on its way.',
  kept: 'It closed before you tapped Send. What you had marked is kept on this phone, and goes out when the connection is back.',
} as const;
