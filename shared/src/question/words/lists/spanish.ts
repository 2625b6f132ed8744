import type { LanguageList } from './word-lists.ts';

/** Kept short on purpose: a word that is missing can be hidden, one too many silences somebody. */
export const spanishList: LanguageList = {
  stop: `el la los las lo un una unos unas y e o u pero ni si no sí que qué quien cual cuando donde
    como cómo porque por para con sin sobre entre hasta desde de del al a en yo me mí mi mis tú te
    ti tu tus él ella le su sus nosotros nos nuestro nuestra vosotros os vuestro ellos ellas les
    se este esta esto estos estas ese esa eso esos esas aquel aquella es soy eres somos son era
    ser estar está están he has ha hemos han haber hay muy más menos también ya etc`,
  profane: `mierda mierdas puta putas puto putos putada* hijoputa* hijodeputa* joder jodido* jodida*
    jódete cabrón cabrona cabrones coño coños gilipollas gilipollez pendejo* pendeja* chinga
    chingar chingada* chingado* chingón verga vergas maricón maricones marica maricas polla pollas
    follar follada* zorra zorras culero* culera* mamón mamona cojones cojonudo* hostias capullo*
    imbécil imbéciles carajo ostia subnormal* retrasado* sudaca* negrata* mamaguevo* malparido*
    gonorrea pinche pinches hdp hijueputa* conchatumadre* conchudo* boludo* boluda* pelotudo*
    pelotuda*`,
  aloneProfane: `culo culos tetas teta concha pija huevos hostia perra perras cerdo cerda porno pene vagina
    caca pajero paja`,
};
