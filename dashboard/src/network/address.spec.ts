import { describe, expect, it } from '@jest/globals';
import { apiAddress, endpoints } from './address';

const here = { protocol: 'http:', hostname: '192.168.7.20' };

describe('the address of the server', () => {
  it('is port 4000 beside the dashboard unless told otherwise', () => {
    expect(endpoints(apiAddress({}), here)).toEqual({
      http: 'http://192.168.7.20:4000/graphql',
      socket: 'ws://192.168.7.20:4000/graphql',
    });
  });

  it('takes the port from the environment', () => {
    expect(endpoints(apiAddress({ API_PORT: '21944' }), here).http).toBe('http://192.168.7.20:21944/graphql');
  });

  it('takes a public address, secure socket included, and keeps its path', () => {
    const address = apiAddress({ PUBLIC_API_URL: 'https://tavern.example/api', API_PORT: '1' });
    expect(endpoints(address, here)).toEqual({ http: 'https://tavern.example/api', socket: 'wss://tavern.example/api' });
  });

  it('says at the start when a setting makes no sense', () => {
    expect(() => apiAddress({ API_PORT: 'beer' })).toThrow('API_PORT');
    expect(() => apiAddress({ API_PORT: '70000' })).toThrow('70000');
    expect(() => apiAddress({ PUBLIC_API_URL: 'tavern' })).toThrow();
  });
});
