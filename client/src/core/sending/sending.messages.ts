/** Why a file is not sent. */
export const sendingMessages = {
  stopped: 'It is not sent.',
  unreadable: 'The file was changed or removed since you chose it. Choose it again.',
} as const;
