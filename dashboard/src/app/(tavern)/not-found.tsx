export { NothingHere as default } from '@/shell/notice';
