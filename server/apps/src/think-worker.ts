import { parentPort } from 'node:worker_threads';
import { theMenu } from './menu.js';
import { answerQuestions } from './thinking/questions.js';

/** A thread in which the homies of Tavern Jack think. */
if (parentPort) answerQuestions(theMenu.games, parentPort);
