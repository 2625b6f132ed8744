/** The activity's name. */
export const quizName = 'quiz';
