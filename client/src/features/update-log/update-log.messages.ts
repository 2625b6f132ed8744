/** The update log: what came with each version, for people. */
export const updateLogMessages = {
  title: 'Update Log',
  lead: 'What is new in Sets, the newest first.',
  /** Fixed by the specification, with its apostrophe. */
  dontShow: "Don't show this again",
  everything: 'Everything that is new',
  entries: {
    quizzes: {
      title: 'Quizzes on the same stage',
      description:
        'Points for what is right and for speed, teams, a leaderboard that moves and a podium; or everybody on their own, in their own time. Match pairs and fill gaps. A wrong key is put right while it runs, and all points are counted anew. What people missed yesterday is their warm-up today.',
    },
    kinds: {
      title: 'Ten kinds of question',
      description:
        'Scales, rankings, points, numbers, own words, word clouds, pins on a picture and a 2 × 2 grid, each with a wall of its own. Ask again and see both rounds, ask how sure people are, leave a poll open for days, rehearse it with simulated students, or ask something in two taps without preparing it. Bring your questions from Moodle, Kahoot or a spreadsheet.',
    },
    spaces: {
      title: 'A space for every module',
      description:
        'Topics, polls, what was presented and who teaches it are in one place, for everybody, a school or a division. What is live stands on top, and one tap joins. Find your spaces, their topics and their questions with the field in the bar.',
    },
    questions: {
      title: 'Questions that get answers',
      description:
        'Ask in a topic with formulas, code and pictures, vote for what others asked, answer, and follow a question by e-mail. Beside it everybody can talk: under a question, in a topic, and in the chat of a space.',
    },
    liveQna: {
      title: 'Live Q&A',
      description:
        'The hall asks on its phones and votes for what it wants to hear, and the big screen shows what counts most. What stays unanswered is a list in the topic, and who asked reads the answer later.',
    },
    stage: {
      title: 'Everybody is a dot',
      description:
        'The room gathers around the code, fills up as it answers, and runs into the bars when the results come up. After the end you have all of it: a report, tables, pictures for slides, and the results on the projector.',
    },
    rooms: {
      title: 'One code for the whole lecture',
      description:
        'A room goes from one poll to the next, and everybody who is there follows: nobody scans again. Where somebody has made people up, leave them out of all counts, and count them again if you were wrong.',
    },
    foodOrders: {
      title: 'Order before the lecture ends',
      description:
        'Put together what you want of a stall, choose when you fetch it, and order once however often you press. Your order shows its number, its code and how far it is. Whoever cooks has a board that rings, with one tap forward and ten seconds to take it back.',
    },
    food: {
      title: 'What there is to eat',
      description:
        'The stalls of your school, which of them are open and until when, and what they have: by words, by diet, and without what you must avoid. What does not say which allergens it has is never shown to whoever avoids one.',
    },
    articles: {
      title: 'Articles, papers and notes in the margin',
      description:
        'A space has articles to read, and each week of a topic says what was done, with its papers. Mark what matters and write beside it, for yourself or for everybody in the space. Print an article, or cite it.',
    },
    cheatSheets: {
      title: 'Cheat sheets',
      description:
        'Send what you have on one page: a PDF, photos of your notes, or Markdown. Others find it by subject, tag or any word in it, read it here in light or dark, vote for it and comment. A new version replaces the old one, which stays readable.',
    },
    blogs: {
      title: 'Blogs, with comments',
      description:
        'Write what you learned, with formulas, code and pictures, and say who reads it: everybody, your school, your followers, or whoever has the link. Read what others wrote, and answer them.',
    },
    resume: {
      title: 'Your resume, and people to follow',
      description:
        'Write your resume where you read it: it is saved as you type. Print it in three designs, bring it from LinkedIn or as JSON Resume, and open it to employers by a link. Follow people, and see who follows you.',
    },
    generator: {
      title: 'Questions from a text',
      description:
        'Paste what you teach, or open your slides: you get questions with their answers, correct them, and put them into a quiz or a poll. Quizzes take questions from Moodle, Kahoot and spreadsheets, too.',
    },
    results: {
      title: 'Results, and true or false',
      description:
        'What every poll came to is there afterwards: question by question, printed, or as CSV for a spreadsheet. A question can be a statement that is true or false.',
    },
    accounts: {
      title: 'Your account, your school',
      description:
        'Register with the address of your school, see every device that you are logged in on, take all your data with you or delete it, and be told when something happens to your account. Schools, people and plans have pages for admins.',
    },
    formulas: {
      title: 'Formulas',
      description:
        'Questions and answers can hold formulas: $e^{i\\pi} + 1 = 0$ within a line, $$\\sum_{k=1}^{n} k = \\frac{n(n+1)}{2}$$ on a line of its own. They are set on the big screen, on phones and for the host.',
    },
    polls: {
      title: 'Live polls',
      description:
        'Put a question on the big screen and let the whole room answer, without an account. An answer counts once and stays, through a refresh, a locked phone or a restart of the server.',
      alt: 'The big screen with a question, four answers and the bars of their counts',
    },
  },
} as const;
