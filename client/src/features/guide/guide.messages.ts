/** How Sets works, step by step. */
export const guideMessages = {
  title: 'How it works',
  lead: 'From a space for your course to what two hundred people think and ask, step by step.',
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  steps: {
    space: {
      title: 'Make a space',
      text: 'A space is the home of a course. Give it a title, say what it is about, with formulas if you like, and when it starts. You choose who sees it: everybody with its link, your school, or your division.',
      alt: 'The form of a new space, with a title and a description',
    },
    topics: {
      title: 'Add a topic for each lecture',
      text: 'Topics are what you teach, in its order. Drag them, or move them with the arrow keys. What you prepare for a lecture lies in its topic, where students find it again.',
      alt: 'The five topics of a space, one of which is being renamed',
    },
    invite: {
      title: 'Invite who teaches with you',
      text: 'Type an e-mail address under People. Moderators edit and present in the space as you do. Somebody without an account gets an invitation that works once they have one.',
      alt: 'The people of a space, with an address that is invited',
    },
    editor: {
      title: 'Write the question',
      text: 'A question, the answers to choose from, and you are done. Everything is saved as you type it. Formulas work: put them between dollar signs. So does code: put it between backticks, a block of it between three.',
      alt: 'The editor with a question, its answers and a preview of the big screen',
    },
    lobby: {
      title: 'Open it on the projector',
      text: 'Press Present, then Open projector. The big screen shows the address, a code of six letters and digits, and a QR code. Another computer can be the big screen too: /screen and the code. Where nobody gathers, leave the poll open as a survey instead: people answer by its link for days, and it closes by itself.',
      alt: 'The big screen before the start, with the address, the code and the QR code',
    },
    phone: {
      title: 'The room answers',
      text: 'Students scan the code and tap. No account, no app. Each phone says where its answer is: saved on the phone, received, counted. Bad Wi-Fi only makes it take longer.',
      alt: 'A phone with a question and answers to tap',
    },
    host: {
      title: 'Keep an eye on the room',
      text: 'Beside the counts you see how many are connected, slow or lost, and can give more time. If the laptop dies, open the poll on your phone and go on.',
      alt: 'The host page with the next step, the room and the counts',
    },
    results: {
      title: 'Show what the room thinks',
      text: 'You see the counts as they come in; the room sees them when you show them. Space or the right arrow takes the next step, H hides or shows the results, R shows what is right where the poll says so.',
      alt: 'The big screen with the bars of the counts',
    },
    after: {
      title: 'Look back at what it came to',
      text: 'Every run keeps its results, question by question and round by round. Print them, take them along as tables or pictures, and compare them with the next time.',
      alt: 'The results of a run, with its question and the counts',
    },
    ask: {
      title: 'Let them ask',
      text: 'Each topic has its questions, with formulas, code and pictures. While somebody types, what was asked already is shown, so that they add their vote to it. Who asked, or a moderator, accepts the answer that helped.',
      alt: 'A question that is being typed, with those beneath it that were asked already',
    },
    hall: {
      title: 'Take questions in the hall',
      text: 'Start a live Q&A in a topic and present it. Phones ask and vote, without an account, and the big screen shows what most want to know. What stays unanswered waits in the topic for your written answer.',
      alt: 'The big screen with questions and the votes for them',
    },
    discuss: {
      title: 'Talk it over',
      text: 'A space has its chat, each topic its discussion, each question its thread. What is written without a network waits on the device and is sent later. Moderators pin a message, mute somebody for a time, or set a pause between messages.',
      alt: 'A discussion with formulas, code and a pinned message',
    },
    roulette: {
      title: 'Draw a name',
      text: 'Keep a list for each class: typed, from a CSV file, or of the people who are here now. Nobody is drawn twice until all had their turn. The wheel goes on the projector, and groups are drawn by chance, too.',
      alt: 'The wheel with the name that was drawn',
    },
  },
  back: 'Back',
  next: 'Next',
  all: 'All steps',
  start: 'Create a space',
  keys: 'The left and right arrow keys turn the pages.',
} as const;

export type StepName = keyof typeof guideMessages.steps;
