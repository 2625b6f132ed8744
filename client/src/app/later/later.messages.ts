/** What the screens of features that this version does not have yet say. */
export const laterMessages = {
  notYet: 'Not in this version yet',
  toPolls: 'To your polls',
  toHome: 'To the first page',
  areas: {
    slides: {
      title: 'Slides',
      text: 'Present your PowerPoint with polls between the slides, and draw on it while everybody follows. Until then, keep the projector in a window beside your slides.',
    },
    food: {
      title: 'Food ordering',
      text: 'Order on campus, pay, follow your order and pick it up with a code.',
    },
    buses: {
      title: 'Bus timings',
      text: 'When the next bus leaves from your stop.',
    },
    rides: {
      title: 'Go with me',
      text: 'Share a ride to the campus and back.',
    },
    groups: {
      title: 'Groupings',
      text: 'Find the people for your project, or let the groups be drawn.',
    },
    professors: {
      title: 'Professor evaluation',
      text: 'Say how a course was taught, and read how others found it.',
    },
  },
} as const;
