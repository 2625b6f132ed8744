/** How Sets works, in five steps. */
export const guideMessages = {
  title: 'How it works',
  lead: 'From a question in your head to two hundred answers on the big screen, in five steps.',
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  steps: [
    {
      title: 'Write the question',
      text: 'A question, the answers to choose from, and you are done. Everything is saved as you type it. Formulas work: put them between dollar signs.',
      alt: 'The editor with a question, four answers and a preview of the big screen',
    },
    {
      title: 'Open it on the projector',
      text: 'Press Present, then Open projector. The big screen shows the address, a code of six letters and digits, and a QR code. Another computer can be the big screen too: /screen and the code.',
      alt: 'The big screen before the start, with the address, the code and the QR code',
    },
    {
      title: 'The room answers',
      text: 'Students scan the code and tap. No account, no app. Each phone says where its answer is: saved on the phone, received, counted. Bad Wi-Fi only makes it take longer.',
      alt: 'A phone with a question and four answers to tap',
    },
    {
      title: 'Show what the room thinks',
      text: 'You see the counts as they come in; the room sees them when you show them. Space or the right arrow takes the next step, H hides or shows the results.',
      alt: 'The big screen with the bars of the counts',
    },
    {
      title: 'Keep an eye on the room',
      text: 'Beside the counts you see how many are connected, slow or lost, and can give more time. If the laptop dies, open the poll on your phone and go on.',
      alt: 'The host page with the next step, the room and the counts',
    },
  ],
  back: 'Back',
  next: 'Next',
  all: 'All steps',
  start: 'Create a poll',
} as const;
