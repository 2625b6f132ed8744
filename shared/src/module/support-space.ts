/** The topic of the support space where questions are asked: `/itsqna` leads there. */
export const questionsTopic = 'questions';
