import type { LanguageList } from './word-lists.ts';

/** Kept short on purpose: a word that is missing can be hidden, one too many silences somebody. */
export const germanList: LanguageList = {
  stop: `der die das den dem des ein eine einen einem einer eines und oder aber denn sondern wenn als
    wie dass ob weil an am auf aus bei beim bis durch für gegen im in ins mit nach ohne seit um
    unter von vom vor zu zum zur über ich mich mir mein meine du dich dir dein deine er ihn ihm
    sein seine sie ihr ihre es wir uns unser unsere euch euer man sich dieser diese dieses jener
    jene ist bin bist sind seid war waren hat habe haben hatte wird werden wurde kann können muss
    müssen soll sollen will wollen darf nicht kein keine ja nein auch nur noch schon sehr so da
    dort hier was wer wo wann warum wieso welche welcher etc`,
  profane: `fick ficke ficken fickt ficker* gefickt verfickt* fickdich arsch ärsche arschloch*
    arschlöcher* arschgeige* arschficker* arschkriecher* scheiß scheiss scheiße scheisse
    scheißegal* scheisskerl* scheißkerl* beschissen* wichs wichse wichsen wichser* wixer* fotze
    fotzen hure huren hurensohn* hurensöhne* hurenkind* nutte nutten schlampe schlampen
    schwuchtel* kanake* missgeburt* spast spasti spasten spastiker mongo mongos neger negern bimbo
    drecksau* dreckskerl* drecksack* schwanzlutscher* pisse pissen pisser verpiss* kacke kacken
    titten bastard bastarde vollidiot* kackbratze* hackfresse* pimmel muschi
    muschis möse leckmich verrecke`,
  aloneProfane: `schwanz sau dumm idiot idioten depp porno penis vagina behindert ständer sack`,
};
