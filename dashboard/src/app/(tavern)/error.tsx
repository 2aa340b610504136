'use client';

export { PageFault as default } from '@/shell/page-fault';
